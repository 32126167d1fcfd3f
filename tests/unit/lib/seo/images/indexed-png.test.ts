import sharp from 'sharp'
import { encodeIndexedPng } from '@/lib/seo/images/indexed-png.mjs'

const decode = async (png: Buffer) => [...(await sharp(png).ensureAlpha().raw().toBuffer())]

test('a few colors come back exactly, with their transparency', async () => {
  const pixels = Buffer.from([251, 250, 246, 255, 0, 91, 68, 255, 0, 0, 0, 0, 18, 35, 31, 128])
  expect(await decode(await encodeIndexedPng(pixels, { width: 2, height: 2 }))).toEqual([...pixels])
})

test('beyond 24 colors the frequent ones stay exact and a rare one takes the nearest', async () => {
  const frequent = Array.from({ length: 24 }, (_, step) => [step * 8, step * 8, step * 8, 255])
  const rare = [97, 98, 96, 255]
  const pixels = Buffer.from([...frequent, ...frequent, rare, [0, 0, 2, 255]].flat())
  const decoded = await decode(await encodeIndexedPng(pixels, { width: 25, height: 2 }))
  expect(decoded.slice(0, 192)).toEqual([...frequent, ...frequent].flat())
  expect(decoded.slice(192)).toEqual([96, 96, 96, 255, 0, 0, 0, 255])
})

test('the nearest color is nearest in every channel, and equal rows are equal in the image', async () => {
  const frequent = [
    ...[
      [0, 0, 0, 255],
      [200, 0, 0, 255],
      [0, 200, 0, 255],
      [0, 0, 200, 255],
      [0, 0, 0, 100],
    ],
    ...Array.from({ length: 19 }, (_, step) => [255 - step, 255, 255, 255]),
  ]
  const rare = [
    [190, 4, 0, 255],
    [0, 210, 0, 255],
    [0, 4, 180, 255],
    [0, 0, 0, 90],
    [4, 4, 4, 255],
  ]
  const nearest = [frequent[1], frequent[2], frequent[3], frequent[4], frequent[0]]
  const row = [...frequent, ...rare]
  const pixels = Buffer.from([...rare, ...frequent, ...frequent, ...rare, ...frequent, ...frequent].flat())
  const rows = Buffer.concat([pixels, pixels, Buffer.from([...row, ...frequent].flat())])
  const decoded = await decode(await encodeIndexedPng(rows, { width: 53, height: 5 }))
  const line = [...nearest, ...frequent, ...frequent].flat()
  expect(decoded).toEqual([
    ...line,
    ...[...nearest, ...frequent, ...frequent].flat(),
    ...line,
    ...[...nearest, ...frequent, ...frequent].flat(),
    ...[...frequent, ...nearest, ...frequent].flat(),
  ])
})
