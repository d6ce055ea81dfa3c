/** deploy/github-pages.yml: the host's own settings tell the build its address and base path. */
export const githubPagesFile =
  () => `# GitHub Pages: copy to .github/workflows/pages.yml and choose "GitHub Actions" as source in Settings → Pages.
# This host sends no headers of ours: no frame-ancestors, ten minutes of caching for every file, hashed or not.
name: GitHub Pages
on:
  push:
    branches: [main]
permissions:
  contents: read
  pages: write
  id-token: write
concurrency:
  group: pages
jobs:
  deploy:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 22
          cache: npm
      - id: pages
        uses: actions/configure-pages@v5
      - run: npm ci && npm run build
        env:
          SITE_URL: \${{ steps.pages.outputs.origin }}
          NEXT_PUBLIC_BASE_PATH: \${{ steps.pages.outputs.base_path }}
      - uses: actions/upload-pages-artifact@v4
        with:
          path: out
      - id: deployment
        uses: actions/deploy-pages@v4
`;
