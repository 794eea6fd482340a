import type { SharedView } from '#contract/member.ts';
import { AlponaRule } from '#web/art/AlponaRule.tsx';
import { Joined, type WindowMember } from '#web/card/Joined.tsx';
import styles from './AcceptedCover.module.css';

/** The cover of an accepted family's page: both families and the tied thread. */
export const AcceptedCover = ({ us, them }: { us: WindowMember; them: SharedView }) => (
  <div className={styles.cover}>
    <Joined us={us} them={them} />
    <AlponaRule className={styles.rule} />
  </div>
);
