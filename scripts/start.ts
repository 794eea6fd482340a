import { buildIfStale } from '#scripts/build.ts';

buildIfStale();
const { main } = await import('#server/main.ts');
await main();
