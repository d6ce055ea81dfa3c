/** In exported pages lib/export adds the script; this is for `next dev` and for a plain export (SITE_PLAIN). */
export async function PlainByNext() {
  // Both are put in by the bundler, so that finished pages know nothing of the import.
  if (process.env.NODE_ENV === 'development' || process.env.SITE_PLAIN) {
    const { PlainScript } = await import('./plain-script.island');
    return <PlainScript />;
  }
  return null;
}
