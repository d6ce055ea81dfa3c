const { resolve } = require('node:path');

/** Lets Turbopack watch the content, and what was made in the background since (lib/dev/maker.ts). */
module.exports = function revisionLoader() {
  this.addContextDependency(resolve('content'));
  this.addDependency(resolve('.cache/build/made'));
  return `export const revision = '${Date.now()}';`;
};
