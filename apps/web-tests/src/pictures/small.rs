//! Pictures with few colours, which are small files.

use std::io::{self, Cursor};

use color_quant::NeuQuant;
use png::{BitDepth, ColorType, Compression, Decoder, Encoder, Transformations};

/// How many colours a picture has.
const COLOURS: usize = 256;
/// Every so many points one is looked at to choose them; 1 is the best.
const SAMPLE: i32 = 3;

/// The same picture, a PNG file, with a palette.
pub(crate) fn shrink(file: &[u8]) -> io::Result<Vec<u8>> {
    let mut decoder = Decoder::new(Cursor::new(file));
    decoder.set_transformations(Transformations::ALPHA | Transformations::STRIP_16);
    let mut reader = decoder.read_info()?;
    let size = reader.output_buffer_size().ok_or_else(|| io::Error::other("a huge picture"))?;
    let mut points = vec![0; size];
    let frame = reader.next_frame(&mut points)?;
    points.truncate(frame.buffer_size());

    let choice = NeuQuant::new(SAMPLE, COLOURS, &points);
    let indices: Vec<u8> =
        points.chunks_exact(4).map(|point| choice.index_of(point) as u8).collect();
    let mut small = Vec::new();
    let mut encoder = Encoder::new(&mut small, frame.width, frame.height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(choice.color_map_rgb());
    encoder.set_compression(Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    encoder.write_header()?.write_image_data(&indices)?;
    Ok(small)
}
