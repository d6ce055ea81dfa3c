// For jest's workers: V8 takes longer to free their heap than jest waits, which then reports them as hanging.
if (process.env.JEST_WORKER_ID) process.on('exit', (code) => process.reallyExit(code));
