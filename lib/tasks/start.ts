import { createServer } from 'node:http';
import handler from 'serve-handler';
import { ensureBuilt } from './fresh';
import { nodeFault, readPort } from './start-options';

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const fault = nodeFault(process.versions.node);
if (fault) stop(fault);
const port = readPort(process.env.PORT) ?? stop(`PORT=${process.env.PORT} ist keine Portnummer zwischen 1 und 65535.`);

// serve-handler answers unknown paths with out/404.html and status 404.
createServer((request, response) =>
  handler(request, response, { public: 'out', trailingSlash: true, directoryListing: false }),
)
  .on('error', (error: NodeJS.ErrnoException) =>
    stop(
      error.code === 'EADDRINUSE'
        ? `Port ${port} ist schon belegt: Beenden Sie das andere Programm oder wählen Sie mit PORT=3001 einen anderen.`
        : `Der Server kann nicht starten: ${error.message}`,
    ),
  )
  // The port is taken first, so that a port in use is told before a build is waited for.
  .listen(port, () => {
    ensureBuilt();
    console.log(`DUDA läuft auf http://localhost:${port}`);
  });
