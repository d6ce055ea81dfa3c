// In the place of server-only where no page is rendered (lib/build/adapter.mjs).
export {};
