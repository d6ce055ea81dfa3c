/** In exported pages lib/export adds the script; this is for `npm run dev` only. */
export async function PlainInDevelopment() {
  if (process.env.NODE_ENV === 'development') {
    const { PlainScript } = await import('./plain-script.island');
    return <PlainScript />;
  }
  return null;
}
