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
