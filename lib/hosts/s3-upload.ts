import { CACHE, HASHED, HOST_FILES, NAMED_TYPES, type Site, TYPES, withCharset } from './rules';

const list = (option: string, patterns: readonly string[]) =>
  patterns.map((pattern) => `${option} '${pattern}'`).join(' ');
const folders = HASHED.map((folder) => `${folder.slice(1)}*`);

// Pages come last, since they refer to files uploaded before.
const { html, ...before } = TYPES;

/** → '#!/usr/bin/env bash\n# Uploads out/ to S3 …' */
export const s3UploadFile = ({ base }: Site) => `#!/usr/bin/env bash
# Uploads out/ to S3 with types and caching: bash deploy/s3-upload.sh BUCKET (deploy/cloudfront.yaml makes the bucket).
# Hashed files of older builds stay, so that a page opened before the upload still finds what it loads later.
set -euo pipefail
cd "$(dirname "$0")/.."
target="s3://\${1:?name the bucket}${base}"

upload() { # caching, type, filters
  aws s3 sync out "$target" --no-progress --cache-control "$1" --content-type "$2" --exclude '*' "\${@:3}"
}

while read -r ending type; do
  upload '${CACHE.hashed}' "$type" \\
    ${HASHED.map((folder) => `--include "${folder.slice(1)}*.$ending"`).join(' ')}
  upload '${CACHE.other}' "$type" --include "*.$ending" \\
    ${list('--exclude', folders)}
done <<'TYPES'
${Object.entries({ ...before, html })
  .map(([ending, type]) => `${ending} ${withCharset(type)}`)
  .join('\n')}
TYPES

${Object.entries(NAMED_TYPES)
  .map(
    ([path, type]) =>
      `aws s3 cp "out${path}" "$target${path}" --no-progress --cache-control '${CACHE.other}' --content-type '${type}'`,
  )
  .join('\n')}

aws s3 sync out "$target" --no-progress --delete ${list('--exclude', [...folders, ...HOST_FILES])}
`;
