import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';

const app = await startTestApp({ publicUrl: 'https://shubho.example' });

test.each(['/faqs%', '/%', '/matching-profile/%E0%A4%A', '/%ff'])(
  '%s, which nobody can read: a page in both languages',
  async (path) => {
    const { status, headers, text } = await app.client().get(path);
    expect(status).toBe(400);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('There is nothing at this address');
    expect(text).toMatch(/<p lang="bn">[\u0980-\u09ff]/);
    expect(text).not.toContain(path);
  },
);

test('below /api the same is a sentence for programs', async () => {
  const { status, body } = await app.client().get('/api/welcome%');
  expect([status, body.msgkey]).toEqual([400, 'notFound']);
});

test.each(['/api/welcome', '/api/showprofile', '/api/none', '/faqs%', '/api/office/today'])(
  '%s says that the site is reached by HTTPS alone',
  async (path) => {
    const { headers } = await app.client().get(path);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  },
);
