import type { LoaderFunctionArgs } from 'react-router';
import type { SocialLink } from '#contract/content.ts';
import type { HelplinePhone } from '#contract/helpline.ts';
import { visitOf } from '#web/api/visit.ts';

interface SiteFrame {
  links: SocialLink[];
  phones: HelplinePhone[];
  /** Whether the office lets itself in by the Power Link just now. */
  isPowerLinkOn: boolean;
}

/** What the frame around every page shows. No page fails for want of it. */
export async function loadSite({ context }: LoaderFunctionArgs): Promise<SiteFrame> {
  const nothing = { links: [], phones: [], isPowerLinkOn: true };
  const { api, trouble } = visitOf(context);
  if (trouble) return nothing;
  // Here, not above: the rules that calls bring along are not needed for the first page that is read.
  const { listSocialLinks } = await import('#contract/content.ts');
  const answer = await api(listSocialLinks);
  return answer.ok ? answer.values : nothing;
}
