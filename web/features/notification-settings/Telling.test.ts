import { afterEach, expect, test, vi } from 'vitest';
import { askThisPhone } from './Telling.tsx';

const sent: string[] = [];
const subscribe = vi.fn(async () => ({
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } }),
}));

function openWhere(permission: string, { hasWorker = true, code = 1 } = {}) {
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

test('a browser whose reader agrees is told to the site, with what its maker gave it', async () => {
  openWhere('granted');
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

test('without the permission nothing is asked of anybody', async () => {
  openWhere('denied');
  expect(await askThisPhone('the key')).toBe('denied');
  expect(subscribe).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

test.each([[{ hasWorker: false }], [{ code: 2 }]])('where it cannot be had (%o) that is said', async (about) => {
  openWhere('granted', about);
  expect(await askThisPhone('the key')).toBe('failed');
});
