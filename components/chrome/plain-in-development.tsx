/** lib/export puts the script into the pages; here nothing but `npm run dev` may ask for it. */
export async function PlainInDevelopment() {
  if (process.env.NODE_ENV === 'development') {
    const { PlainScript } = await import('./plain-script.island');
    return <PlainScript />;
  }
  return null;
}
