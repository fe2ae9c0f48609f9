// Plain JavaScript, so that an old Node can still read it and say what is wrong.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Lanthorn needs Node 22.18 or newer, and this is ${process.versions.node}: install a newer one from nodejs.org and try again.`,
  );
  process.exit(1);
}
