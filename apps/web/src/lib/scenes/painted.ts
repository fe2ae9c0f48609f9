/** Pixels of the longer side that a drawing is painted with. */
const LONGEST = 4_096;

/** A drawing of lines (SVG) as a picture of pixels, which is what a map is laid over; any other file as it is. */
export async function painted(file: File): Promise<File> {
  if (file.type !== 'image/svg+xml') return file;
  const address = URL.createObjectURL(file);
  try {
    const drawing = new Image();
    drawing.src = address;
    await drawing.decode();
    const { naturalWidth: width, naturalHeight: height } = drawing;
    const canvas = new OffscreenCanvas(...paintedSize(width, height));
    canvas.getContext('2d')?.drawImage(drawing, 0, 0, canvas.width, canvas.height);
    const picture = await canvas.convertToBlob({ type: 'image/png' });
    return new File([picture], file.name.replace(/\.svg$/i, '.png'), { type: picture.type });
  } catch {
    // The server says why it is none that can be shown.
    return file;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** How many pixels across and down a drawing is painted that says itself how large it is; one that does not is refused. */
export function paintedSize(width: number, height: number): [number, number] {
  if (width === 0 || height === 0) throw new Error('The drawing does not say how large it is.');
  const scale = LONGEST / Math.max(width, height);
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}
