/** Tests that take too long for `npm test`, or that install more programs. They fail where installing is impossible. */
const drills: Record<string, () => Promise<{ run(options: readonly string[]): Promise<void> }>> = {
  failover: () => import('./failover.ts'),
  machine: () => import('./machine.ts'),
  operations: () => import('./operations.ts'),
  'point-in-time': () => import('./point-in-time.ts'),
  patroni: () => import('./patroni.ts'),
  pooler: () => import('./pooler.ts'),
  rolling: () => import('./rolling.ts'),
  secrecy: () => import('./secrecy.ts'),
  'slow-2g': () => import('./slow-2g.ts'),
  soak: () => import('./soak.ts'),
  upgrade: () => import('./upgrade.ts'),
  'version-before': () => import('./version-before.ts'),
  s3: () => import('./s3.ts'),
  walk: () => import('./walk.ts'),
};

const [name = '', ...others] = process.argv.slice(2);
const options = others.filter((option) => option.startsWith('--'));
const loadDrill = drills[name];
if (loadDrill === undefined || options.length < others.length) {
  console.error(`Usage: npm run drill -- NAME. There are: ${Object.keys(drills).join(', ')}.`);
  process.exit(1);
}
const drill = await loadDrill();
await drill.run(options);
console.log(`${name}: passed`);
