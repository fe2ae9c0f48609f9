import type { Plugin } from 'vite';

/** What no page needs of a library that has each of them load it: in which file, what, and what stands there instead. */
const LEFT_OUT: readonly (readonly [file: RegExp, what: RegExp, instead?: string])[] = [
  // The board is drawn by WebGL: what else PixiJS can draw with it fetches by itself where there is none.
  [/pixi\.js\/lib\/index\.mjs$/, /^export .* from '\.\/rendering\/renderers\/(?:gpu|canvas)\/.*$/gm],
  [/\/scene\/graphics\/init\.mjs$/, /^extensions\.add\(CanvasGraphics(?:Pipe|ContextSystem)\);$/gm],
  [/\/scene\/text\/init\.mjs$/, /^extensions\.add\(CanvasRendererTextSystem\);$/m],
  // Nothing on the board is seen through a mask, is saved as a picture, or greets whoever reads the console.
  [/\/shared\/system\/SharedSystems\.mjs$/, /^ +(?:(?:Alpha|Stencil)MaskPipe|(?:Hello|Extract)System),$/gm],
  [/pixi\.js\/lib\/rendering\/init\.mjs$/, /^ +(?:Alpha|Stencil)Mask,$/gm],
  // The board measures its own room.
  [/pixi\.js\/lib\/app\/init\.mjs$/, /^extensions\.add\(ResizePlugin\);$/m],
  // Nothing on the board is cut from a sheet of pictures, is a film, swarms, or is written as SVG.
  [/pixi\.js\/lib\/index\.mjs$/, /^import '\.\/spritesheet\/init\.mjs';$/m],
  [/pixi\.js\/lib\/rendering\/init\.mjs$/, /^ +VideoSource,$/m],
  [/pixi\.js\/lib\/unsafe-eval\/init\.mjs$/, /^ +Object\.assign\(ParticleBuffer\b[^}]*\}\);$/m],
  [/\/shared\/GraphicsContext\.mjs$/, /^import \{ SVGParser \}.*$/m, 'const SVGParser = null;'],
  [/\/shared\/path\/GraphicsPath\.mjs$/, /^import \{ parseSVGPath \}.*$/m, 'const parseSVGPath = null;'],
  // Its colours are numbers, but for the two that PixiJS begins with; its pictures are not packed, and its words are in one style.
  [/colord\/plugins\/names\.mjs$/, /(?<=\bvar a=\{)[^}]*/, 'white:"#ffffff",black:"#000000"'],
  [
    /\/GlTextureSystem\.mjs$/,
    /^import \{ glUploadCompressedTextureResource \}.*$/m,
    'const glUploadCompressedTextureResource = null;',
  ],
  [/\/CanvasTextMetrics\.mjs$/, /^import \{ measureTaggedText \}.*$/m, 'const measureTaggedText = null;'],
  [/\/CanvasTextGenerator\.mjs$/, /^ {2}_renderTaggedTextToCanvas\([\s\S]*?^ {2}\}$/m],
  // No style of text is written as PixiJS had it before its eighth version.
  [
    /\/scene\/text\/TextStyle\.mjs$/,
    /^function convertV7Tov8Style\(style\) \{[\s\S]*?^\}$/m,
    'function convertV7Tov8Style() {}',
  ],
  // Whatever is filled has one colour.
  [/\/fill\/FillGradient\.mjs$/, /^[\s\S]*$/, 'export class FillGradient {}'],
  [/\/fill\/FillPattern\.mjs$/, /^[\s\S]*$/, 'export class FillPattern {}'],
  [/\/getCanvasFillStyle\.mjs$/, /^import \{ canvasUtils \}.*$/m, 'const canvasUtils = null;'],
  [/\/shared\/path\/ShapePath\.mjs$/, /^import \{ buildArcToSvg \}.*$/m, 'const buildArcToSvg = null;'],
  [
    /\/shared\/path\/ShapePath\.mjs$/,
    /^import \{ roundedShapeQuadraticCurve, roundedShapeArc \}.*$/m,
    'const roundedShapeQuadraticCurve = null;\nconst roundedShapeArc = null;',
  ],
  // A table is a WebSocket and nothing else.
  [
    /engine\.io-client\/build\/esm\/transports\/index\.js$/,
    /^ +(?:webtransport: WT|polling: XHR),$|^import \{ XHR \}.*$/gm,
  ],
  [
    /engine\.io-client\/build\/esm\/index\.js$/,
    /^export \{ XHR as NodeXHR \}.*\nexport \{ XHR \}.*$/m,
    'export const NodeXHR = null;\nexport const XHR = null;',
  ],
];

/** Leaves them out of what browsers are sent; says so where a library has been written otherwise since. */
export function leftOut(): Plugin {
  const come = new Set<RegExp>();
  return {
    name: 'left-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: LEFT_OUT.map(([file]) => file) },
      handler(code, id) {
        let left = code;
        for (const [file, what, instead = ''] of LEFT_OUT) {
          if (!file.test(id)) continue;
          if (left.search(what) < 0) this.error(`${what} stands no more in ${id}.`);
          left = left.replace(what, instead);
          come.add(what);
        }
        return { code: left, map: null };
      },
    },
    buildEnd(failure) {
      const [file, what] = LEFT_OUT.find((one) => !come.has(one[1])) ?? [];
      if (file && !failure) this.error(`No file is called ${file} any more, of which ${what} was left out.`);
    },
  };
}
