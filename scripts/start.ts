import cluster from 'node:cluster';
import { buildIfStale } from '#scripts/build.ts';

if (cluster.isPrimary) buildIfStale();
const { main } = await import('#server/main.ts');
await main();
