import type { SocialLink } from '#contract/content.ts';
import type { IconName } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { IconLink } from '#web/ui/IconLink.tsx';
import styles from './SocialLinks.module.css';
import { siteTexts } from './site.texts.ts';

const ICONS: Record<string, IconName> = {
  facebook: 'facebook',
  instagram: 'instagram',
  whatsapp: 'whatsapp',
  youtube: 'youtube',
};

/** Links to the trust's social networks. A network without an icon is shown by name. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const t = useTexts(siteTexts);
  const language = useLanguage();
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t.elsewhere}>
      {links.map(({ id, network, url, name, nameBn }) => {
        const icon = ICONS[network];
        const label = language === 'bn' ? nameBn : name;
        return <li key={id}>{icon ? <IconLink icon={icon} label={label} href={url} /> : <a href={url}>{label}</a>}</li>;
      })}
    </ul>
  );
}
