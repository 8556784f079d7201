import { expectForEveryone } from 'browser/testing/axe';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakeCamera } from '../../testing/camera';
import { CameraButton } from './CameraButton';

const button = page.getByRole('button', { name: 'Scan with the camera' });
const dialog = page.getByRole('dialog', { name: 'Scan with the camera' });
const read = (code: string) => dialog.getByText(`Read ${code}`, { exact: true });

function Counter({ onCode }: { onCode: (code: string) => void }) {
  const [last, setLast] = useState('');
  const take = (code: string) => {
    setLast(code);
    onCode(code);
  };
  return (
    <main>
      <h1>Counter</h1>
      <CameraButton onCode={take}>Into the bag: {last}</CameraButton>
    </main>
  );
}
const open = async () => {
  const onCode = vi.fn<(code: string) => void>();
  await render(<Counter onCode={onCode} />);
  await button.click();
  return onCode;
};

/** As a tablet does when another app comes in front. */
function turn(visibility: DocumentVisibilityState) {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  onTestFinished(() => state.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
}

test('it reads a code once however long it is held there, and the next one when it is shown', async () => {
  const camera = fakeCamera();
  const onCode = await open();
  await expect.element(dialog).toBeVisible();
  await expect.poll(camera.running).toBe(1);
  await expectForEveryone();
  camera.shows('4006381333931');
  await expect.element(read('4006381333931')).toBeVisible();
  await expect.element(dialog.getByText('Into the bag: 4006381333931')).toBeVisible();
  const looks = camera.asked.looks;
  await expect.poll(() => camera.asked.looks).toBeGreaterThan(looks + 5);
  expect(onCode).toHaveBeenCalledTimes(1);
  await expectForEveryone();
  camera.shows('96385074');
  await expect.element(read('96385074')).toBeVisible();
  expect(onCode.mock.calls).toEqual([['4006381333931'], ['96385074']]);
  expect(camera.asked.formats).toEqual(['ean_13', 'code_128']);
});

test('the same bottle counts again once it was out of the picture', async () => {
  const camera = fakeCamera();
  const onCode = await open();
  camera.shows('4006381333931');
  await expect.poll(() => onCode.mock.calls.length).toBe(1);
  camera.shows();
  const away = performance.now();
  await expect.poll(() => performance.now() - away).toBeGreaterThan(1_500);
  camera.shows('4006381333931');
  await expect.poll(() => onCode.mock.calls.length).toBe(2);
});

test('of several codes in the picture it reads the one in the middle', async () => {
  const camera = fakeCamera();
  const onCode = await open();
  camera.shows('4006381333931', '96385074');
  await expect.poll(() => onCode.mock.calls.length).toBe(1);
  expect(onCode).toHaveBeenLastCalledWith('4006381333931');
});

test('the camera is off when the dialog is closed, and while the page is out of view', async () => {
  const camera = fakeCamera();
  await open();
  await expect.poll(camera.running).toBe(1);
  turn('hidden');
  await expect.poll(camera.running).toBe(0);
  turn('visible');
  await expect.poll(camera.running).toBe(1);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(camera.running).toBe(0);
  await button.click();
  await expect.poll(camera.running).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(camera.running).toBe(0);
  await expect.element(button).toHaveFocus();
});

test('it is off too where the person allows it only after the dialog is closed', async () => {
  const camera = fakeCamera();
  let allow: (stream: MediaStream) => void = () => {};
  camera.opens.mockImplementationOnce(() => new Promise((resolve) => (allow = resolve)));
  await open();
  await expect.element(dialog.getByText('Starting the camera…')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const stream = document.createElement('canvas').captureStream();
  allow(stream);
  await expect.poll(() => stream.getTracks().every(({ readyState }) => readyState === 'ended')).toBe(true);
});

test.each([
  ['NotAllowedError', /The camera is not allowed here/],
  ['NotFoundError', /This device has no camera/],
  ['NotReadableError', /Another app is using the camera/],
  ['AbortError', /The camera did not start/],
])('where it does not start (%s) it says why, and tries again', async (name, words) => {
  const camera = fakeCamera();
  camera.opens.mockRejectedValueOnce(new DOMException('', name));
  await open();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(words);
  await expectForEveryone();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(camera.running).toBe(1);
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
});

test('a camera that is unplugged says so', async () => {
  const camera = fakeCamera();
  await open();
  await expect.poll(camera.running).toBe(1);
  await expect.element(dialog.getByText('Starting the camera…')).not.toBeInTheDocument();
  camera.streams[0]!.getTracks()[0]!.dispatchEvent(new Event('ended'));
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  expect(camera.running()).toBe(0);
});

test.each([
  ['reads no bars', { formats: ['qr_code'] }],
  ['has no camera', { hasCamera: false }],
])('there is no button where the device %s', async (_, device) => {
  fakeCamera(device);
  await render(<Counter onCode={() => {}} />);
  await expect.poll(() => vi.mocked(navigator.mediaDevices.enumerateDevices).mock.calls.length).toBe(1);
  await expect.element(button).not.toBeInTheDocument();
});

test('there is none where the browser knows no detector', async () => {
  expect('BarcodeDetector' in window).toBe(false);
  await render(<Counter onCode={() => {}} />);
  await expect.element(button).not.toBeInTheDocument();
});
