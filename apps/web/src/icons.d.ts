/** Drawings of the icon set, as the text of an SVG. */
declare module '~icons/*' {
  const svg: string;
  export default svg;
}
