/** What takes longer than a test may, or needs what a checkout has not: it installs that, and fails where it cannot. */
const drills: Record<string, () => Promise<{ run(): Promise<void> }>> = {
  failover: () => import('./failover.ts'),
  pooler: () => import('./pooler.ts'),
  rolling: () => import('./rolling.ts'),
  'version-before': () => import('./version-before.ts'),
  s3: () => import('./s3.ts'),
};

const [name = '', ...others] = process.argv.slice(2);
const load = drills[name];
if (load === undefined || others.length > 0) {
  console.error(`Usage: npm run drill -- NAME. There are: ${Object.keys(drills).join(', ')}.`);
  process.exit(1);
}
await (await load()).run();
console.log(`${name}: passed`);
