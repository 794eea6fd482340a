import { openVitePages } from '#scripts/vite-pages.ts';
import { main } from '#server/main.ts';

await main(await openVitePages());
