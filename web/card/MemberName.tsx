import { InScript } from '#web/i18n/InScript.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { type Named, readableName, writtenName } from '#words/readable-name.ts';

/** A member's name in the reader's script. */
export function MemberName({ member }: { member: Named }) {
  return <InScript>{readableName(member, useLanguage())}</InScript>;
}

/** The name as the family writes it, small, if that is in another script than the name above. */
export function WrittenName({ member }: { member: Named }) {
  const written = writtenName(member, useLanguage());
  if (written === '') return null;
  return (
    <span className="soft" translate="no" data-unheard="">
      {' '}
      <InScript>{written}</InScript>
    </span>
  );
}
