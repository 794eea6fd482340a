import type { LoaderFunctionArgs } from 'react-router';
import type { SocialLink } from '#contract/content.ts';
import type { HelplinePhone } from '#contract/helpline.ts';
import { visitOf } from '#web/api/visit.ts';

interface SiteFrame {
  links: SocialLink[];
  phones: HelplinePhone[];
  /** Whether office staff may currently log in by the Power Link. */
  isPowerLinkOn: boolean;
}

/** Loads the data of the frame around every page. A page never fails because this data is missing. */
export async function loadSite({ context }: LoaderFunctionArgs): Promise<SiteFrame> {
  const nothing = { links: [], phones: [], isPowerLinkOn: true };
  const { api, trouble } = visitOf(context);
  if (trouble) return nothing;
  // Imported here because the first page does not need the rules that calls import.
  const { listSocialLinks } = await import('#contract/content.ts');
  const answer = await api(listSocialLinks);
  return answer.ok ? answer.values : nothing;
}
