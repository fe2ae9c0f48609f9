/** Pixels of the side of a face that is sent. */
const SIDE = 256;

/** A square cut from a picture, in pixels of that picture. */
export interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of a picture, drawn small; null where the browser cannot. */
export async function cropped(address: string, { x, y, width, height }: Cut): Promise<Blob | null> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, SIDE, SIDE);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
