/** Opens the map when its button is pressed; what draws it, and its tiles, are asked for only then. */
export function start(button: HTMLElement): void {
  const open = async (): Promise<void> => {
    button.removeEventListener('click', handleClick);
    button.setAttribute('aria-busy', 'true');
    try {
      const { openMap } = await import('./open-map.ts');
      openMap(button);
    } catch (error) {
      // Without a network it is tried again at the next press.
      console.warn(error);
      button.removeAttribute('aria-busy');
      button.addEventListener('click', handleClick);
    }
  };
  const handleClick = (): void => void open();
  button.addEventListener('click', handleClick);
}
