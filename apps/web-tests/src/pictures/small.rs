//! Pictures with few colours, which are small files.

use std::collections::BTreeMap;
use std::io::{self, Cursor};

use color_quant::NeuQuant;
use png::{BitDepth, ColorType, Compression, Decoder, Encoder, Transformations};

/// How many colours a picture has.
const COLOURS: usize = 256;

/// The same picture, a PNG file, with a palette.
pub(crate) fn shrink(file: &[u8]) -> io::Result<Vec<u8>> {
    let mut decoder = Decoder::new(Cursor::new(file));
    decoder.set_transformations(Transformations::ALPHA | Transformations::STRIP_16);
    let mut reader = decoder.read_info()?;
    let size = reader.output_buffer_size().ok_or_else(|| io::Error::other("a huge picture"))?;
    let mut points = vec![0; size];
    let frame = reader.next_frame(&mut points)?;
    points.truncate(frame.buffer_size());

    let choice = NeuQuant::new(1, COLOURS, &leveled(&points));
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

/// Points to choose the colours by: what covers much of the picture counts for less than it covers,
/// so that the colours of small things are not lost.
fn leveled(points: &[u8]) -> Vec<u8> {
    let mut counts: BTreeMap<&[u8], u32> = BTreeMap::new();
    for point in points.chunks_exact(4) {
        *counts.entry(point).or_default() += 1;
    }
    counts.iter().flat_map(|(point, count)| point.repeat(count.isqrt() as usize)).collect()
}
