import type { FastifyReply } from 'fastify';
import type { Language } from '#contract/choices.ts';

/** Sets the headers of a PDF download. Its file name contains no more than the profile id. */
export function asDownload(
  reply: FastifyReply,
  pdf: Buffer,
  { name, member, language }: { name: string; member: string; language: Language },
): Buffer {
  reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${name}-${member}-${language}.pdf"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  });
  return pdf;
}
