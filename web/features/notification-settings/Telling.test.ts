import { afterEach, expect, test, vi } from 'vitest';
import { askThisPhone } from './Telling.tsx';

const sent: string[] = [];
const subscribe = vi.fn(async () => ({
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } }),
}));

/** Stubs a browser whose reader answers the permission in this way, and a server with this outcome. */
function stubBrowser(permission: string, { hasWorker = true, code = 1 } = {}) {
  vi.stubGlobal('Notification', { requestPermission: async () => permission });
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => (hasWorker ? { pushManager: { subscribe } } : undefined) },
  });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: FormData }) => {
    sent.push(JSON.stringify([...body]));
    return Response.json({ msgcode: code, msg: 'Saved', msgkey: 'saved', msgcolor: 'green' });
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  sent.length = 0;
  subscribe.mockClear();
});

test('after the permission, registers the subscription of the browser with the server', async () => {
  stubBrowser('granted');
  expect(await askThisPhone('the key')).toBe('on');
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'the key' });
  expect(JSON.parse(sent[0] ?? '')).toEqual(
    expect.arrayContaining([
      ['endpoint', 'https://push.example/1'],
      ['p256dh', 'key'],
      ['auth', 'secret'],
    ]),
  );
});

test('without the permission, neither subscribes nor calls the server', async () => {
  stubBrowser('denied');
  expect(await askThisPhone('the key')).toBe('denied');
  expect(subscribe).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

test.each([[{ hasWorker: false }], [{ code: 2 }]])('returns "failed" without a registration (%o)', async (options) => {
  stubBrowser('granted', options);
  expect(await askThisPhone('the key')).toBe('failed');
});
