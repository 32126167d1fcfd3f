import sharp from 'sharp'
import { encodeIndexedPng } from '@/lib/publish/indexed-png.mjs'

const decode = async (png: Buffer) => [...(await sharp(png).ensureAlpha().raw().toBuffer())]

test('a few colors come back exactly, with their transparency', async () => {
  const pixels = Buffer.from([251, 250, 246, 255, 0, 91, 68, 255, 0, 0, 0, 0, 18, 35, 31, 128])
  expect(await decode(await encodeIndexedPng(pixels, { width: 2, height: 2 }))).toEqual([...pixels])
})

test('beyond 256 colors the frequent ones stay exact and a rare one takes the nearest', async () => {
  const frequent = Array.from({ length: 256 }, (_, shade) => [shade, shade, shade, 255])
  const rare = [100, 101, 100, 255]
  const pixels = Buffer.from([...frequent, ...frequent, rare, rare.with(0, 99)].flat())
  const decoded = await decode(await encodeIndexedPng(pixels, { width: 257, height: 2 }))
  expect(decoded.slice(0, 2048)).toEqual([...frequent, ...frequent].flat())
  expect(decoded.slice(2048, 2052)).toEqual([100, 100, 100, 255])
})
