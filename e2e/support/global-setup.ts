import { join } from 'node:path';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { prepareChromium } from '../chromium.ts';
import { writeShared } from './shared.ts';
import { startSite } from './site.ts';

/**
 * One Chromium and one site for all journeys. Every journey is a visitor with an address of its own (see journey.ts),
 * so that the attempt limits of one do not reach the next.
 */
export default async function prepareJourneys() {
  const folder = makeTestFolder();
  const chromium = await prepareChromium(folder);
  const site = await startSite({
    dataFolder: join(folder, 'data'),
    env: { TRUST_PROXY: '127.0.0.1,::1' },
    terminal: join(folder, 'terminal.txt'),
  });
  writeShared({ url: site.url, powerLinkKey: site.powerLinkKey, chromium });
  return async () => {
    await site.stop();
    removeTestFolder(folder);
  };
}
