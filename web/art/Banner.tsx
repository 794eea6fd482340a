import styles from './Banner.module.css';
import conchAndTopor from './conch-and-topor.svg?no-inline';
import familiesUnderBanyan from './families-under-banyan.svg?no-inline';
import handsAndThread from './hands-and-thread.svg?no-inline';

/** Drawings of 1600 × 640. The subject fits the central 4:3 area that a phone shows. */
const scenes = { conchAndTopor, familiesUnderBanyan, handsAndThread } as const;

/** The props of every banner. */
interface Props {
  alt: string;
  /** The first picture of the page loads eagerly, the others lazily. */
  isFirst?: boolean | undefined;
}

/** The name of one of our drawings. */
export type Scene = keyof typeof scenes;

/** A banner with one of our drawings. */
export const Banner = ({ scene, ...shown }: Props & { scene: Scene }) => <BannerImage {...shown} src={scenes[scene]} />;

/** A banner with any picture. */
export function BannerImage({ src, alt, isFirst = false }: Props & { src: string }) {
  return (
    <img
      className={styles.banner}
      src={src}
      alt={alt}
      width="1600"
      height="640"
      fetchPriority={isFirst ? 'high' : 'auto'}
      loading={isFirst ? 'eager' : 'lazy'}
      draggable={false}
    />
  );
}
