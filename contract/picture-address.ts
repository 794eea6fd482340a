/** Returns the URL of the picture that `showprofile` names: 1600 px on its longest side, or a square of 320 px. */
export const pictureAddress = (name: string, size: 'large' | 'small' = 'large'): string =>
  `/files/pictures/${name}${size === 'small' ? '?size=small' : ''}`;
