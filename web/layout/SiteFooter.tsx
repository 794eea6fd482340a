import { useEffect } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { Icon } from '#web/art/Icon.tsx';
import { useToday } from '#web/clock.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { digits } from '#words/numbers.ts';
import { DialogButton, type LoadDialog } from './DialogButton.tsx';
import { Footer } from './Footer.tsx';
import { askToInstall, startOfflinePage } from './install-prompt.ts';
import type { loadSite } from './load-site.ts';
import { OfficePhones } from './OfficePhones.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { siteTexts } from './site.texts.ts';

/** The first year of the copyright line (specification, section 9). */
const FIRST_YEAR = 2022;

/** The footer links that a member sees on phones; the others are folded there. */
const FOR_MEMBERS = ['/faqs', '/contact-us', '/report', '/privacy-policy'];

/** Pages that already show the office's numbers. */
const HAVE_PHONES = new Set(['/', '/contact-us']);

/** `powerLink` is passed in, because the layout imports no feature. */
export function SiteFooter({ powerLink, isMembers }: { powerLink: LoadDialog; isMembers: boolean }) {
  const t = useTexts(siteTexts);
  const language = useLanguage();
  const { links: socialLinks, phones, isPowerLinkOn } = useLoaderData<typeof loadSite>();
  const { pathname } = useLocation();
  const year = Number(useToday().slice(0, 4));
  const years = year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : String(FIRST_YEAR);
  const links = [
    { to: '/', label: t.home },
    { to: '/about', label: t.aboutUs },
    { to: '/success-story', label: t.successStory },
    { to: '/faqs', label: t.faqs },
    { to: '/contact-us', label: t.contactUs },
    { to: '/report', label: t.report },
    { to: '/privacy-policy', label: t.privacyPolicy },
    { to: '/terms', label: t.terms },
    { to: '/accessibility', label: t.accessibility },
    { to: '/trust-figures', label: t.trustFigures },
    { to: '/sitemap', label: t.sitemap },
  ];
  return (
    <Footer
      linksLabel={t.links}
      links={links}
      {...(isMembers && {
        onPhones: {
          links: links.filter(({ to }) => FOR_MEMBERS.includes(to)),
          phones: <OfficePhones phones={phones.slice(0, 1)} />,
        },
      })}
      phones={!HAVE_PHONES.has(pathname) && <OfficePhones phones={phones} />}
      extra={isPowerLinkOn ? <DialogButton load={powerLink}>{t.powerLink}</DialogButton> : t.powerLinkOff}
      social={<SocialLinks links={socialLinks} />}
      copyright={t.copyright(digits(years, language))}
    >
      <InstallApp />
    </Footer>
  );
}

/** The app badge: the site itself is the app. When the browser cannot install it, a dialog explains how. */
function InstallApp() {
  const t = useTexts(siteTexts);
  useEffect(startOfflinePage, []);
  return (
    <DialogButton look="secondary" before={askToInstall} load={() => import('./InstallDialog.tsx')}>
      <Icon name="download" />
      {t.installApp}
    </DialogButton>
  );
}
