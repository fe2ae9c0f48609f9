/** The header that says how often the whole picture of a map was halved before it was sent. */
export const PICTURE_SCALE = 'picture-scale';
