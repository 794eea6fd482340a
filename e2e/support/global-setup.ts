import { join } from 'node:path';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { prepareChromium } from '../chromium.ts';
import { writeShared } from './shared.ts';
import { startSite } from './site.ts';

/**
 * Starts one Chromium and one site for all journeys. Each journey has its own IP address (see journey.ts), so that rate
 * limits of one do not affect another.
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
