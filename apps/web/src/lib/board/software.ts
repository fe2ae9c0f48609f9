/** What renderers without a graphics card call themselves. */
const WITHOUT = /swiftshader|llvmpipe|softpipe|software|basic render/i;

let known: boolean | null = null;

/** Whether this browser draws by its processor alone: then smoothing every edge of every frame would cost the most. */
export function drawsInSoftware(): boolean {
  known ??= asked();
  return known;
}

function asked(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return false;
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return WITHOUT.test(renderer);
}
