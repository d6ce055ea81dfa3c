/**
 * react-aria brings its few words in 34 languages. This loader leaves German, also in the place of English, which
 * react-aria falls back to. It reads only the list of languages (intlStrings.mjs) of each of its packages.
 */
module.exports = function germanStrings(source) {
  const german = /import (\S+) from "(\S+\/de-DE\.mjs)";/.exec(source);
  const exported = /export \{(\S+) as default\};/.exec(source);
  if (!german || !exported) throw new Error(`${this.resourcePath}: react-aria has moved its texts`);
  return `import de from "${german[2]}";\nconst strings = { "de-DE": de, "en-US": de };\nexport { strings as default };\n`;
};
