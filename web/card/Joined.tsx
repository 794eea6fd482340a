import type { SharedView } from '#contract/member.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { Thread } from '#web/art/Thread.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { readableName } from '#words/readable-name.ts';
import { pictureOf } from '#words/values.ts';
import styles from './Joined.module.css';
import { Window } from './Window.tsx';

/** The facts of a member that a window needs. */
export type WindowMember = Pick<
  SharedView,
  'memberId' | 'name' | 'spelled' | 'picture' | 'district' | 'state' | 'country'
>;

/** Builds the reader's own window from the frame's data, which has no place of residence. */
export const windowMemberOf = (reader: {
  profileId: string;
  name: string;
  spelled: string;
  picture: string;
}): WindowMember => ({
  memberId: reader.profileId,
  name: reader.name,
  spelled: reader.spelled,
  picture: reader.picture,
  district: { name: '', nameBn: '' },
  state: null,
  country: null,
});

/** Two families who have accepted each other: a window for each, with the tied thread between them. */
export function Joined({ us, them }: { us: WindowMember; them: WindowMember }) {
  return (
    <span className={styles.joined}>
      <Side member={us} />
      <Thread isTied className={styles.thread} />
      <Side member={them} />
    </span>
  );
}

function Side({ member }: { member: WindowMember }) {
  const language = useLanguage();
  const { picture } = member;
  return (
    <Window
      at="person"
      member={member}
      alt={pictureOf(readableName(member, language), language)}
      src={picture ? pictureAddress(picture, 'small') : undefined}
    />
  );
}
