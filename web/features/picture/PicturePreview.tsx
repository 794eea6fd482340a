import { useEffect, useState } from 'react';
import styles from './PicturePreview.module.css';

/** The chosen picture before it is sent. What is no picture is not shown; the answer says so. */
export function PicturePreview({ file, alt }: { file: File; alt: string }) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (!address) return null;
  return <img className={styles.preview} src={address} alt={alt} onError={() => setAddress('')} />;
}
