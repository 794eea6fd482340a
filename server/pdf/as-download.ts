import type { FastifyReply } from 'fastify';
import type { Language } from '#contract/choices.ts';

/** Says of an answer that it is a PDF to keep, under a name that says nothing but whose it is. */
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
