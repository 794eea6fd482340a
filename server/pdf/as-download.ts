import type { FastifyReply } from 'fastify';
import type { Language } from '#contract/choices.ts';

/** Sets the headers of a PDF download and returns the PDF. Of the families its file name contains only a profile id. */
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
