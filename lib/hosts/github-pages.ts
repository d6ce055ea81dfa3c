/** Pinned to the commits of releases on 22 November 2026, since tags can move. */
const ACTIONS = {
  checkout: '3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
  'setup-node': '820762786026740c76f36085b0efc47a31fe5020 # v7.0.0',
  'configure-pages': '983d7736d9b0ae728b81ab479565c72886d7745b # v5.0.0',
  'upload-pages-artifact': 'fc324d3547104276b827a68afc52ff2a11cc49c9 # v5.0.0',
  'deploy-pages': 'cd2ce8fcbc39b97be8ca5fce6e763baed58fa128 # v5.0.0',
} as const;

const use = (name: keyof typeof ACTIONS) => `uses: actions/${name}@${ACTIONS[name]}`;

/** GitHub's settings provide address and base path: → '# GitHub Pages: copy to …' */
export const githubPagesFile =
  () => `# GitHub Pages: copy to .github/workflows/pages.yml and choose "GitHub Actions" as source in Settings → Pages.
# This host sends no headers of ours: no frame-ancestors, ten minutes of caching for every file, hashed or not.
name: GitHub Pages
on:
  push:
    branches: [main]
# Each job names the least it needs; what a package could do while the site is built, it cannot do to the site online.
permissions: {}
concurrency:
  group: pages
jobs:
  build:
    runs-on: ubuntu-latest
    permissions:
      contents: read
      pages: read
    steps:
      - ${use('checkout')}
        with:
          persist-credentials: false
      - ${use('setup-node')}
        with:
          node-version: 22
          package-manager-cache: false
      - id: pages
        ${use('configure-pages')}
      - run: npm ci
      - run: npm run build
        env:
          SITE_URL: \${{ steps.pages.outputs.origin }}
          NEXT_PUBLIC_BASE_PATH: \${{ steps.pages.outputs.base_path }}
      - ${use('upload-pages-artifact')}
        with:
          path: out
  deploy:
    needs: build
    runs-on: ubuntu-latest
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - id: deployment
        ${use('deploy-pages')}
`;
