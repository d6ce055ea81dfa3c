declare module 'postcss-styled-syntax' {
  export function parse(
    source: string,
    options: { from: string },
  ): { walkRules(each: (rule: { selector: string }) => void): void };
}
