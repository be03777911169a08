/** The data that the server drew this screen from; undefined on every other page. */
export function readPageData<T>(): T | undefined {
  const script = document.querySelector('#sqs-page-data');
  return script?.textContent ? (JSON.parse(script.textContent) as T) : undefined;
}
